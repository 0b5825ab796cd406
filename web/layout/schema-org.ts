import type { PublicProvider } from '../../contract/provider.ts';

/** The company that runs the portal. */
export function organization(provider: PublicProvider, publicUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: provider.portalName,
    legalName: provider.legalName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    vatID: provider.vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: provider.street,
      postalCode: provider.postalCode,
      addressLocality: provider.city,
      addressCountry: provider.country,
    },
    contactPoint: [
      contact('customer support', provider.supportEmail, provider),
      contact('sales', provider.salesEmail, provider),
    ],
    sameAs: provider.socialLinks.map(({ url }) => url),
  };
}

const contact = (contactType: string, email: string, { phone }: PublicProvider) => ({
  '@type': 'ContactPoint',
  contactType,
  email,
  telephone: phone,
  availableLanguage: ['de', 'en', 'fr'],
});

/** The path from the home page to this page, which comes last. */
export function breadcrumbs(publicUrl: string, pages: readonly { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

export function questionsAndAnswers(faq: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
