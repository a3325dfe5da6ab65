import { Tooltip } from '../overlay/Tooltip.tsx'
import { briefly, secondOf } from './time.ts'

/** An instant in a list: short, with the whole of it to be pointed at. */
export const Brief = ({ at }: { readonly at: string }) => (
  <Tooltip text={secondOf(at)}>
    <time dateTime={at}>{briefly(at)}</time>
  </Tooltip>
)
