import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { findStatement, listStatementChanges } from '#contract/settlement/statements.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { idIn } from '#web/kit/url/searchParams.ts'
import { StatementHead } from './StatementHead.tsx'
import { StatementLines } from './StatementLines.tsx'

/** Statement for both sides: its totals, its lines and what was said about them. */
export function StatementPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const statement = useRead(findStatement, { id: idIn(search) })
  const isSupplier = useMay()('supplierSettlement.read')
  const { status, disputes, reason, month } = statement
  const name = t('statements.name', { name: isSupplier ? statement.payerTitle : statement.supplierName, month })
  return (
    <Page
      title={name}
      hideTitle
      backTo={{
        to: isSupplier ? '/supplierStatements' : '/statements',
        label: t('statements.title'),
        here: statement.statementNo,
        kind: t('statements.title'),
      }}
    >
      <Stack>
        <StatementHead statement={statement} name={name} />
        {status === 'void' && (
          <Alert tone="warn" title={t('statements.voided')}>
            {reason}
          </Alert>
        )}
        {status === 'disputed' && (
          <Alert tone={disputes > 0 ? 'warn' : 'info'}>
            {disputes > 0
              ? t(isSupplier ? 'statements.waitForAnswer' : 'statements.toAnswer', { count: disputes })
              : t(isSupplier ? 'statements.waitForSending' : 'statements.toSend')}
          </Alert>
        )}
        {status === 'sent' && (
          <Alert tone="info">{t(isSupplier ? 'statements.toConfirm' : 'statements.waiting')}</Alert>
        )}
        <StatementLines statement={statement} />
        <ChangeList route={listStatementChanges} of={{ id: statement.id }} texts="statements" />
      </Stack>
    </Page>
  )
}
