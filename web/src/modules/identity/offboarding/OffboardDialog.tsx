import { useTranslation } from 'react-i18next'
import { getOffboardPlan, offboard } from '#contract/identity/offboarding.ts'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useOpenTasks } from '../openTasks/useOpenTasks.tsx'

interface OffboardDialogProps {
  readonly account: Pick<OrgPerson, 'userId' | 'userName'>
  readonly onClose: () => void
}

/** Leaving: all accounts of the person, their open work by kind, and who takes it over. */
export function OffboardDialog({ account: { userId, userName: name }, onClose }: OffboardDialogProps) {
  const { t } = useTranslation()
  const { accounts, work } = useRead(getOffboardPlan, { userId })
  const tasks = useOpenTasks(accounts.map((each) => each.userId))
  const kinds = (['approvals', 'approvalRules', 'delegations', 'projects'] as const)
    .map((kind) => ({ kind, count: work.filter((item) => item.kind === kind).length }))
    .filter(({ count }) => count > 0)
  return (
    <RouteFormDialog
      title={t('offboarding.title')}
      route={offboard}
      fixed={{ userId }}
      initial={{ reason: '' }}
      labels="offboarding.field"
      columns={1}
      width={600}
      danger
      submit={t('offboarding.submit')}
      note={
        <Stack>
          <p>{t('offboarding.text', { name })}</p>
          <ul>
            {accounts.map(({ userId: id, userCode, fullDeptName, isOpen }) => (
              <li key={id}>
                {userCode} · {fullDeptName}{' '}
                <StatusTag tone={isOpen ? 'ok' : 'mute'}>
                  {t(isOpen ? 'offboarding.open' : 'offboarding.closed')}
                </StatusTag>
              </li>
            ))}
          </ul>
          {kinds.length > 0 && (
            <p>{kinds.map(({ kind, count }) => t(`offboarding.kind.${kind}`, { count })).join('、')}</p>
          )}
          {tasks.note}
        </Stack>
      }
      fields={{ openTasksTo: tasks.field, reason: {} }}
      onClose={onClose}
    />
  )
}
