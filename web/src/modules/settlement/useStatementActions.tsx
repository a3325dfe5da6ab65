import { useTranslation } from 'react-i18next'
import * as contract from '#contract/settlement/statements.ts'
import type { Statement } from '#contract/settlement/statement.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'

/** Actions on a statement for both sides; `can` says which are permitted. */
export function useStatementActions() {
  const { t } = useTranslation()
  const ofVersion = ({ id, version }: Statement) => ({ id, version })
  return {
    confirm: {
      needs: 'supplierSettlement.confirm',
      call: callTo(contract.confirmStatement, ofVersion),
      confirm: ({ gross }) => ({
        title: t('statements.confirm.confirm.title'),
        text: t('statements.confirm.confirm.text', { amount: yuan(gross) }),
      }),
    },
    send: {
      needs: 'statement.manage',
      call: callTo(contract.sendStatement, ofVersion),
      batch: true,
      confirm: () => ({ title: t('statements.confirm.send.title'), text: t('statements.confirm.send.text') }),
    },
    void: {
      needs: 'statement.manage',
      danger: true,
      reason: true,
      call: callTo(contract.voidStatement, ({ id, version }: Statement, reason) => ({ id, version, reason })),
      confirm: () => ({ title: t('statements.confirm.void.title'), text: t('statements.confirm.void.text') }),
    },
  } satisfies Readonly<Record<string, RecordAction<Statement>>>
}
