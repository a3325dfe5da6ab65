import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { shortTime, wholeTime } from './projectTime.ts'

interface ProjectTimeProps {
  readonly at: string | null
  /** The server's present, where the page says it: what both sides render first. */
  readonly now?: string | undefined
}

/** A time of a project: short, with the whole of it to be pointed at; what has not been set is a dash. */
export const ProjectTime = ({ at, now }: ProjectTimeProps) =>
  at === null ? (
    '-'
  ) : (
    <Tooltip text={wholeTime(at)}>
      <time dateTime={at}>{shortTime(at, now)}</time>
    </Tooltip>
  )

/** A time of a document: the whole of it, as it is printed. */
export const WholeTime = ({ at }: { readonly at: string }) => <time dateTime={at}>{wholeTime(at)}</time>
