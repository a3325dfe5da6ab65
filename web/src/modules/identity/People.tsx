import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endSessionsOf } from '#contract/identity/account.ts'
import { exportDeptUsers, type OrgPerson, qryDeptUsers } from '#contract/identity/identity.ts'
import { setAccountStatus } from '#contract/identity/people.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { ListPanel } from '#web/kit/list/ListPage.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { useBatch } from '#web/kit/list/useBatch.ts'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import css from './OrganisationPage.module.css'
import { type LoginHelp, PersonDrawer } from './people/PersonDrawer.tsx'
import { usePeopleColumns } from './people/usePeopleColumns.tsx'

/** Who is in the chosen department, and what may be done with their accounts. */
export function People({ LoginHelp: Help }: { readonly LoginHelp: LoginHelp }) {
  const { t } = useTranslation()
  const mayManage = useMay()('org.manage')
  const [{ deptId, withBelow = true, keyword, status }, setQuery] = useUrlQuery(qryDeptUsers)
  const [opened, setOpened] = useState<OrgPerson>()
  const act = useAccountAction()
  const columns = usePeopleColumns(mayManage ? { onOpen: setOpened, onAct: act } : {})
  const availability = useAvailability()
  const isNarrowed = (keyword ?? '') !== '' || status !== undefined
  return (
    <>
      <ListPanel
        route={qryDeptUsers}
        exported={exportDeptUsers}
        label={t('organisation.people')}
        rowKey={({ userId }) => userId}
        columns={columns}
        filters={[
          {
            name: 'keyword',
            label: t('organisation.person'),
            control: <Input maxLength={64} placeholder={t('organisation.personHint')} />,
          },
          availability.filter,
        ]}
        batch={mayManage ? (rows, clear) => <BatchActions rows={rows} onDone={clear} /> : undefined}
        beside={
          deptId !== undefined && (
            <div className={css['below']}>
              <Checkbox
                label={t('organisation.withBelow')}
                checked={withBelow}
                onChange={(checked) => setQuery({ withBelow: checked ? undefined : false })}
              />
            </div>
          )
        }
        empty={
          <Empty
            drawing={isNarrowed ? 'search' : 'box'}
            title={t(isNarrowed ? 'organisation.nobodyFound' : 'organisation.nobody')}
            reason={t(isNarrowed ? 'organisation.nobodyFoundReason' : 'organisation.nobodyReason')}
          />
        }
      />
      {opened && (
        <PersonDrawer
          userId={opened.userId}
          name={opened.userName}
          isManaged={opened.can.includes('edit')}
          LoginHelp={Help}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

export type DirectAction = 'disable' | 'enable' | 'endSessions'

/** What is done with an account at once, or after a question. */
function useAccountAction() {
  const { t } = useTranslation()
  const setStatus = useWrite(setAccountStatus, { onDone: () => toast.success(t('common.done')) })
  const end = useWrite(endSessionsOf, { onDone: ({ ended }) => toast.success(t('people.ended', { count: ended })) })
  return async ({ userId, userName: name }: OrgPerson, action: DirectAction) => {
    if (action === 'enable') return setStatus.mutate({ userId, status: 'active' })
    if (action === 'endSessions') return end.mutate({ userId })
    const question = {
      title: t('people.disableTitle'),
      text: t('people.disableText', { name }),
      ok: t('people.action.disable'),
      cancel: t('common.cancel'),
      danger: true,
    }
    if (await confirm(question)) setStatus.mutate({ userId, status: 'disabled' })
  }
}

function BatchActions({ rows, onDone }: { readonly rows: readonly OrgPerson[]; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const status = useBatch(setAccountStatus)
  const sessions = useBatch(endSessionsOf)
  const isBusy = status.isBusy || sessions.isBusy
  const of = rows.map(({ userId }) => userId)
  const set = (to: 'active' | 'disabled') =>
    void status.run(
      of.map((userId) => ({ userId, status: to })),
      onDone,
    )
  return (
    <>
      <Button look="text" busy={isBusy} onClick={() => set('disabled')}>
        {t('people.action.disable')}
      </Button>
      <Button look="text" busy={isBusy} onClick={() => set('active')}>
        {t('people.action.enable')}
      </Button>
      <Button
        look="text"
        busy={isBusy}
        onClick={() =>
          void sessions.run(
            of.map((userId) => ({ userId })),
            onDone,
          )
        }
      >
        {t('people.action.endSessions')}
      </Button>
    </>
  )
}
