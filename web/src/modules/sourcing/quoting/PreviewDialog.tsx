import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { QuoteDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Terms } from '#sealing/quotes/terms.ts'
import { QuoteSheet } from './QuoteSheet.tsx'
import { quoteOf } from './quoteOf.ts'

interface PreviewDialogProps {
  readonly draft: QuoteDraft
  readonly terms: Terms
  readonly notice: ProjectNotice
  readonly onClose: () => void
}

/** Preview of the quote as the buyer will see it after the opening. */
export function PreviewDialog({ draft, terms, notice, onClose }: PreviewDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('quoting.preview')}
      width={960}
      onClose={onClose}
      foot={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <QuoteSheet quote={quoteOf(draft, terms)} notice={notice} />
    </Dialog>
  )
}
