/** Whether Accept-Encoding names this encoding, and not with the weight 0. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((each) => {
      const [name = '', weight = ''] = each.split(';');
      return name.trim() === encoding && Number(weight.trim().replace(/^q=/, '') || 1) > 0;
    });
}
