import { truncated } from '#contract/kit/format.ts'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'

/**
 * A text that is cut to so many characters: 15, in lists 12 (specification, section 9); the whole of it is there to be
 * seen in a tooltip and read by screen readers.
 */
export function Truncated({ text, most = 15 }: { readonly text: string; readonly most?: 12 | 15 }) {
  const short = truncated(text, most)
  if (short === text) return text
  return (
    <Tooltip text={text}>
      <span aria-hidden>{short}</span>
      <span className="visuallyHidden">{text}</span>
    </Tooltip>
  )
}
