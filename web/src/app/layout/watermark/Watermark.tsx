import { useMe } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { minuteDigits } from '#web/kit/format/time.ts'
import css from './Watermark.module.css'
import { watermarkTile } from './watermarkTile.ts'

/**
 * Watermark with department, name and last login, which identifies the source of a screenshot; for visitors the name of
 * the portal.
 */
export function Watermark() {
  const me = useMe()
  const { shortName } = usePortal().portalSettingsInfo
  const lines = me
    ? [me.deptInfo.deptName, `${me.userInfo.userName} ${minuteDigits(me.userInfo.lastLoginAt)}`]
    : [shortName]
  const maskImage = `url("${watermarkTile(lines)}")`
  return <div className={`${css['watermark']} ${me ? css['own'] : ''}`} style={{ maskImage }} aria-hidden />
}
