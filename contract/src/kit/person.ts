/** How a person is reached (specification, section 5). */
export const mobilePattern = '^1[3-9][0-9]{9}$'
export const emailPattern = '^[A-Za-z0-9]+([._+-][A-Za-z0-9]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\\.[A-Za-z]{2,4}$'

const mobile = new RegExp(mobilePattern)
const email = new RegExp(emailPattern)

export const isMobile = (text: string): boolean => mobile.test(text)
export const isEmail = (text: string): boolean => text.length <= 100 && email.test(text)

/** A number as it is kept, however it was typed: full-width digits, spaces, hyphens and the country's code say nothing. */
export const foldMobile = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\-‐-―−]/g, '')
    .replace(/^(\+86|0086|86(?=1\d{10}$))/, '')
