import { truncated } from '#contract/kit/text/characters.ts'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'

/**
 * Truncates text to 15 characters, in lists 12 (specification, section 9). The full text is available as tooltip and to
 * screen readers.
 */
export function Truncated({ text, max = 15 }: { readonly text: string; readonly max?: 12 | 15 }) {
  const short = truncated(text, max)
  if (short === text) return text
  return (
    <Tooltip text={text}>
      <span aria-hidden>{short}</span>
      <span className="visuallyHidden">{text}</span>
    </Tooltip>
  )
}
