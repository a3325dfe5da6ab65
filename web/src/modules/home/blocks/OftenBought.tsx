import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { listOftenBought } from '#contract/ordering/bought/oftenBought.ts'
import { useRead } from '#web/kit/client/api.ts'
import { BlankTiles, GoodsTiles } from '#web/modules/catalogue/goods/GoodsTiles.tsx'
import { useNear } from '#web/kit/ui/useNear.ts'
import { Heading } from './Heading.tsx'

const most = 5

/** Regularly ordered goods of the person; nothing if there are none. */
export function OftenBought() {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  const { reply, hasFailed } = useRead(listOftenBought, {}, { suspense: false, enabled: useNear(place) })
  if (reply ? reply.records.length === 0 : hasFailed) return null
  return (
    <section ref={place} aria-labelledby="often-bought">
      <Heading id="often-bought" title={t('homePage.forMe.often')} note={t('homePage.forMe.oftenNote')} />
      {reply ? (
        <GoodsTiles goods={reply.records.slice(0, most)} across={5} ofSkus />
      ) : (
        <BlankTiles count={most} across={5} />
      )}
    </section>
  )
}
