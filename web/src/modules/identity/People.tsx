import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportDeptUsers, type OrgPerson, qryDeptUsers } from '#contract/identity/identity.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { ListPanel } from '#web/kit/list/ListPage.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import css from './OrganisationPage.module.css'
import { PeopleBatch } from './people/PeopleBatch.tsx'
import { type LoginHelp, PersonDrawer } from './people/PersonDrawer.tsx'
import { EditFoundDialog, RolesOfAccountDialog } from './people/PersonForms.tsx'
import { type PersonDialogs, usePeopleColumns } from './people/usePeopleColumns.tsx'

/** Who is in the chosen department, and what may be done with their accounts. */
export function People({ LoginHelp: Help }: { readonly LoginHelp: LoginHelp }) {
  const { t } = useTranslation()
  const may = useMay()
  const isActing = may('org.manage') || may('role.manage')
  const [{ deptId, withBelow = true, keyword, status }, setQuery] = useUrlQuery(qryDeptUsers)
  const [opened, setOpened] = useState<{ readonly person: OrgPerson; readonly to: PersonDialogs }>()
  const close = () => setOpened(undefined)
  const open = (person: OrgPerson, to: PersonDialogs) => setOpened({ person, to })
  const columns = usePeopleColumns(may('org.manage'), isActing ? open : undefined)
  const availability = useAvailability()
  const isNarrowed = (keyword ?? '') !== '' || status !== undefined
  const batch = (rows: readonly OrgPerson[], clear: () => void) => <PeopleBatch rows={rows} onDone={clear} />
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
        batch={isActing ? batch : undefined}
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
            illustration={isNarrowed ? 'search' : 'box'}
            title={t(isNarrowed ? 'organisation.nobodyFound' : 'organisation.nobody')}
            reason={t(isNarrowed ? 'organisation.nobodyFoundReason' : 'organisation.nobodyReason')}
          />
        }
      />
      {opened?.to === 'detail' && (
        <PersonDrawer
          userId={opened.person.userId}
          name={opened.person.userName}
          isManaged={opened.person.can.includes('edit')}
          LoginHelp={Help}
          onClose={close}
        />
      )}
      {opened?.to === 'edit' && (
        <Suspense>
          <EditFoundDialog userId={opened.person.userId} onClose={close} />
        </Suspense>
      )}
      {opened?.to === 'setRoles' && <RolesOfAccountDialog account={opened.person} onClose={close} />}
    </>
  )
}
