import { hasFormat } from './validators.ts'

/** How a person is reached. */
export const isMobile = (text: string): boolean => text !== '' && hasFormat('mobile', text)
export const isEmail = (text: string): boolean => text !== '' && hasFormat('emailAddress', text)

/**
 * A number as it is kept, however it was typed: full-width digits, spaces, hyphens and the country's code say nothing.
 */
export const foldMobile = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\-‐-―−]/g, '')
    .replace(/^(\+86|0086|86(?=1\d{10}$))/, '')
