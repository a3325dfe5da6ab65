import { wholeTime } from './projectTime.ts'
import { useAtServerTime } from './useServerTime.ts'

/** The server's clock, by which all deadlines are kept. */
export function ServerTime() {
  const now = useAtServerTime((second) => second)
  return <span className="num">{now === 0 ? '-' : wholeTime(new Date(now).toISOString())}</span>
}
