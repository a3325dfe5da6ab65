import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { shortTime, wholeTime } from './projectTime.ts'

interface ProjectTimeProps {
  readonly at: string | null
  /** Server time of the page, so that server and browser render the same text first. */
  readonly now?: string | undefined
}

/** Short time of a project, with the complete one in a tooltip; a dash if not set. */
export const ProjectTime = ({ at, now }: ProjectTimeProps) =>
  at === null ? (
    '-'
  ) : (
    <Tooltip text={wholeTime(at)}>
      <time dateTime={at}>{shortTime(at, now)}</time>
    </Tooltip>
  )

/** Complete time, for documents. */
export const WholeTime = ({ at }: { readonly at: string }) => <time dateTime={at}>{wholeTime(at)}</time>
