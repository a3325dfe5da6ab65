/**
 * The addresses that links of rich text may have: absolute, of a scheme that only leads somewhere, as no browser has to
 * repair.
 */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/|mailto:)[^\s\\]+$/i.test(address) && URL.canParse(address)
