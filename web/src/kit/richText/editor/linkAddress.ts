import { isLinkAddress } from '#contract/kit/richText/linkAddress.ts'

/** Completes a typed address: without a scheme it becomes a web or mail address. */
export function linkAddressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (isLinkAddress(text)) return text
  if (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return undefined
  const completed = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`
  return isLinkAddress(completed) && /\.|@|localhost/.test(text) ? completed : undefined
}
