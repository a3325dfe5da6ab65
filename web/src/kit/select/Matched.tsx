import { matchedParts } from './options.ts'

/** Text with the search matches in bold. */
export const Matched = ({ text, typed }: { readonly text: string; readonly typed: string }) =>
  matchedParts(text, typed).map((part, at) => (part.isMatch ? <b key={at}>{part.text}</b> : part.text))
