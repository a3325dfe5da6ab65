import { useTranslation } from 'react-i18next'
import { endSessionsOf } from '#contract/identity/account.ts'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { setAccountStatus } from '#contract/identity/people.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { confirm, toast } from '#web/kit/overlay/toast.ts'

export const directActions = ['endSessions', 'disable', 'enable'] as const
export type DirectAction = (typeof directActions)[number]

export function useDisableQuestion() {
  const { t } = useTranslation()
  return { ok: t('people.action.disable'), cancel: t('common.cancel'), danger: true }
}

/** What is done with an account immediately, or after a confirmation. */
export function useAccountAction() {
  const { t } = useTranslation()
  const question = useDisableQuestion()
  const setStatus = useWrite(setAccountStatus, { onDone: () => toast.success(t('common.done')) })
  const end = useWrite(endSessionsOf, { onDone: ({ ended }) => toast.success(t('people.ended', { count: ended })) })
  return async ({ userId, userName: name }: Pick<OrgPerson, 'userId' | 'userName'>, action: DirectAction) => {
    if (action === 'enable') return setStatus.mutate({ userId, status: 'active' })
    if (action === 'endSessions') return end.mutate({ userId })
    const isSure = await confirm({
      ...question,
      title: t('people.disableTitle'),
      text: t('people.disableText', { name }),
    })
    if (isSure) setStatus.mutate({ userId, status: 'disabled' })
  }
}
