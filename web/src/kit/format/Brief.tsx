import { Tooltip } from '../overlay/Tooltip.tsx'
import { briefly, secondOf } from './time.ts'

/** An instant in a list: short, with the whole of it to be pointed at; what has not been yet is a dash. */
export const Brief = ({ at }: { readonly at: string | null }) =>
  at === null ? (
    '-'
  ) : (
    <Tooltip text={secondOf(at)}>
      <time dateTime={at}>{briefly(at)}</time>
    </Tooltip>
  )
