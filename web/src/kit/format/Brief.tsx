import { Tooltip } from '../overlay/Tooltip.tsx'
import { briefly, secondOf } from './time.ts'

/** Short instant in a list with the full one as tooltip; a dash if there is none. */
export const Brief = ({ at }: { readonly at: string | null }) =>
  at === null ? (
    '-'
  ) : (
    <Tooltip text={secondOf(at)}>
      <time dateTime={at}>{briefly(at)}</time>
    </Tooltip>
  )
