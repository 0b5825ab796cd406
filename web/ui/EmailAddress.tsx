/** An e-mail address that wraps before its @ where it does not fit on one line. */
export function EmailAddress({ children }: { children: string }) {
  const [account, domain] = children.split(/(?=@)/);
  return (
    <>
      {account}
      <wbr />
      {domain}
    </>
  );
}
