import { useTranslation } from 'react-i18next'
import type { ClosingHead } from '#contract/sourcing/seal/sealLog.ts'
import { saveFile } from '#web/kit/client/download.ts'

/** Downloads the closing head as a file: evidence for verifying the result. */
export function useHeadFile({ projectNo }: { readonly projectNo: string }): (head: ClosingHead) => void {
  const { t } = useTranslation()
  return (head) =>
    saveFile(
      new Blob([JSON.stringify(head, null, 2)], { type: 'application/json' }),
      t('closing.file', { no: projectNo, round: head.round }),
    )
}
