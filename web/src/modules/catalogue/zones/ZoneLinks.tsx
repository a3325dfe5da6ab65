import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listOwnZones } from '#contract/catalogue/zones.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useName } from '#web/kit/format/useName.ts'
import { zonePath } from '#web/modules/catalogue/mall/mallAddress.ts'
import { colourOf } from './zoneColour.ts'
import css from './ZoneLinks.module.css'

const MOST = 4

/** Zones in force for this person, as links to their pages; nothing if there are none. */
export function ZoneLinks() {
  const { t } = useTranslation()
  const nameOf = useName()
  const zones = useOptionalRead(listOwnZones, {}) ?? []
  if (zones.length === 0) return null
  return (
    <nav className={css['zones']} aria-label={t('catalogue.zone.list')}>
      {zones.slice(0, MOST).map(({ id, name, nameEn, intro, introEn, colour, picture }) => (
        <Link key={id} to={zonePath(id)} className={css['zone']} style={colourOf(colour)}>
          <span>
            <b className="one">{nameOf({ name, enName: nameEn })}</b>
            <small className="one">{nameOf({ name: intro, enName: introEn })}</small>
          </span>
          {picture !== '' && <img src={picture} alt="" />}
        </Link>
      ))}
    </nav>
  )
}
