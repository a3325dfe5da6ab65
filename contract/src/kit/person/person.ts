import { hasFormat } from '../validators.ts'

export const isMobile = (text: string): boolean => text !== '' && hasFormat('mobile', text)
export const isEmail = (text: string): boolean => text !== '' && hasFormat('emailAddress', text)

/**
 * Normalises a mobile number for storage: NFKC (full-width digits), without spaces, hyphens and the country code 86.
 */
export const foldMobile = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\-‐-―−]/g, '')
    .replace(/^(\+86|0086|86(?=1\d{10}$))/, '')
