import { useTranslation } from 'react-i18next'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { roundFingerprint } from '#sealing/keys/fingerprint.ts'
import type { Receipt } from '#sealing/log/receipt.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'
import { wholeTime } from '../countdown/projectTime.ts'
import css from './Quoting.module.css'

/** Hexadecimal text in groups of four, for comparison by people. */
const grouped = (hash: string) => hash.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Facts of a receipt: position and time of the quote in the log. */
export function ReceiptFacts({ receipt: { body }, suite }: { readonly receipt: Receipt; readonly suite: SuiteId }) {
  const { t } = useTranslation()
  const hash = (value: string) => (
    <span className={css['hash']}>
      {grouped(value)} <CopyButton text={value} />
    </span>
  )
  return (
    <DescriptionList
      items={[
        { label: t('quoting.receipt.place'), value: t('quoting.receipt.seq', { seq: body.seq }), wide: true },
        { label: t('quoting.receipt.at'), value: t('quoting.receipt.china', { time: wholeTime(body.at) }), wide: true },
        {
          label: t('quoting.receipt.key'),
          value: <span className="num">{roundFingerprint(suite, body.keyId)}</span>,
          wide: true,
        },
        { label: t('quoting.receipt.envelope'), value: hash(body.envelopeHash), wide: true },
        { label: t('quoting.receipt.entry'), value: hash(body.entryHash), wide: true },
      ]}
    />
  )
}
