import { useTranslation } from 'react-i18next'
import type { OpenedQuote } from '#contract/sourcing/quotes.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { OpenedFiles } from '../quoting/files/OpenedFiles.tsx'

/** Files of the quotes; nothing if there are none. */
export function QuoteFilesOf({ quotes }: { readonly quotes: readonly OpenedQuote[] }) {
  const { t } = useTranslation()
  const withFiles = quotes.filter(({ attachments }) => attachments.length > 0)
  if (withFiles.length === 0) return null
  return (
    <Section title={t('quoting.files.title')}>
      <DescriptionList
        items={withFiles.map((quote) => ({
          label: quote.supplierName,
          value: <OpenedFiles quote={quote} />,
          wide: true,
        }))}
      />
    </Section>
  )
}
