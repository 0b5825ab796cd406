interface Company {
  companyName: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  country: string;
}

/** The address of a company, where its vehicles go unless another one is chosen. */
export const companyAddressOf = ({ companyName, street, postalCode, city, country }: Company) => ({
  name: companyName,
  street,
  postalCode,
  city,
  country,
});
