import { wholeTime } from './projectTime.ts'
import { useAtServerTime } from './useServerTime.ts'

/** Server time, which decides all deadlines. */
export function ServerTime() {
  const now = useAtServerTime((second) => second)
  return <span className="num">{now === 0 ? '-' : wholeTime(new Date(now).toISOString())}</span>
}
