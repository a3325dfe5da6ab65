import { isLinkAddress } from '#contract/kit/richText/linkAddress.ts'

/** What was typed as an address: without a scheme it is one of the web, or of mail. */
export function linkAddressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (isLinkAddress(text)) return text
  if (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return undefined
  const completed = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`
  return isLinkAddress(completed) && /\.|@|localhost/.test(text) ? completed : undefined
}
