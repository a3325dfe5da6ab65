import { useTranslation } from 'react-i18next'
import type { OpeningRoom } from '#contract/sourcing/openingRoom.ts'
import type { QuoteStatus } from '#contract/sourcing/quotes.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from '../Opening.module.css'

/** Outcome of each sealed quote by its position in the log; names and prices are in the comparison. */
export function Outcomes({ room: { outcomes } }: { readonly room: OpeningRoom }) {
  const { t } = useTranslation()
  const valid = outcomes.filter(({ status }) => status === 'valid').length
  return (
    <Section title={t('opening.room.outcomes')} note={t('opening.room.valid', { valid, all: outcomes.length })}>
      <ul className={css['cards']}>
        {outcomes.map(({ seq, status }) => (
          <li key={seq}>
            <p className={css['name']}>
              <b>{t('opening.room.entry', { seq })}</b>
            </p>
            <StatusTag tone={status === 'valid' ? 'ok' : status === 'lapsed' ? 'mute' : 'err'}>
              {t(`opening.room.outcome.${status as QuoteStatus}`)}
            </StatusTag>
          </li>
        ))}
      </ul>
    </Section>
  )
}
