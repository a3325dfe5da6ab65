import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgreementPrice } from '#contract/catalogue/agreementPrices.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { dayFromToday } from '#web/kit/format/time.ts'

type State = 'coming' | 'running' | 'over'
const tones: Record<State, Tone> = { coming: 'info', running: 'ok', over: 'mute' }

const stateOf = ({ validFrom, validTo, isClosed }: AgreementPrice, today: string): State => {
  if (isClosed) return 'over'
  if (today < validFrom) return 'coming'
  return today > validTo ? 'over' : 'running'
}

export function useAgreementColumns(): readonly Column<AgreementPrice>[] {
  const { t } = useTranslation()
  const today = dayFromToday(0)
  const opens = useMay()('agreement.manage')
  return [
    {
      key: 'name',
      title: t('agreementPrices.goods'),
      lead: true,
      render: ({ name, spec, supplierSku }) => (
        <RowName under={[spec, supplierSku].filter(Boolean).join(' · ')}>{name}</RowName>
      ),
    },
    { key: 'supplierName', title: t('agreementPrices.supplier') },
    { key: 'deptName', title: t('agreementPrices.dept') },
    {
      key: 'agreementNo',
      title: t('agreementPrices.agreement'),
      render: ({ agreementNo, agreementId, title }) => (
        <RowName under={title}>
          {opens && agreementId !== null ? (
            <Link to={`/agreementDetail?id=${agreementId}`}>{agreementNo}</Link>
          ) : (
            agreementNo
          )}
        </RowName>
      ),
    },
    {
      key: 'price',
      sort: 'price',
      title: t('agreementPrices.price'),
      right: true,
      render: ({ price, listPrice, tiers }) => (
        <span>
          <Amount value={price} />
          <Under>
            {tiers.length > 0
              ? t('agreementPrices.tiers', { count: tiers.length })
              : t('agreementPrices.listPrice', { price: formatMoney(listPrice) })}
          </Under>
        </span>
      ),
    },
    {
      key: 'period',
      sort: 'validTo',
      title: t('agreementPrices.period'),
      render: (price) => (
        <span className="num together">
          {price.validFrom} – {price.validTo}
          <Under>
            <StatusTag tone={tones[stateOf(price, today)]}>
              {t(`agreementPrices.states.${stateOf(price, today)}`)}
            </StatusTag>
          </Under>
        </span>
      ),
    },
  ]
}
