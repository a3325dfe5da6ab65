import { useTranslation } from 'react-i18next'
import type { ReturnStatement } from '#contract/ordering/returns/return.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { History } from '#web/kit/ui/History.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'

/** Statements of all sides with their files, newest first. */
export function ReturnStatements({ statements }: { readonly statements: readonly ReturnStatement[] }) {
  const { t } = useTranslation()
  if (statements.length === 0) return <Empty title={t('returns.noStatements')} />
  return (
    <History
      entries={statements.toReversed().map(({ by, name, text, attachments, at }, index) => ({
        key: `${at}-${index}`,
        at,
        title: t(`returns.by.${by}`),
        who: name,
        facts: <AttachmentList files={attachments} />,
        reason: text,
      }))}
    />
  )
}
