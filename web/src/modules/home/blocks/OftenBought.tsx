import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { listOftenBought } from '#contract/ordering/oftenBought.ts'
import { useRead } from '#web/kit/client/api.ts'
import { GoodsTiles } from '#web/modules/catalogue/goods/GoodsTiles.tsx'
import { useNear } from '#web/kit/ui/useNear.ts'
import { Heading } from './Heading.tsx'

const most = 5

/** Regularly ordered goods of the person; nothing if there are none. */
export function OftenBought() {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const { reply } = useRead(listOftenBought, {}, { suspense: false, enabled: useNear(place) })
  if (!reply) return <div ref={place} />
  if (reply.records.length === 0) return null
  return (
    <section aria-labelledby="often-bought">
      <Heading id="often-bought" title={t('homePage.forMe.often')} note={t('homePage.forMe.oftenNote')} />
      <GoodsTiles goods={reply.records.slice(0, most)} across={5} />
    </section>
  )
}
