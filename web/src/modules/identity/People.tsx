import { useTranslation } from 'react-i18next'
import { exportDeptUsers, type OrgPerson, qryDeptUsers } from '#contract/identity/identity.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { ListPanel } from '#web/kit/list/ListPage.tsx'
import type { Column } from '#web/kit/list/Table.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import css from './OrganisationPage.module.css'

/** Who is in the chosen department; only to be looked at. */
export function People() {
  const { t } = useTranslation()
  const [{ deptId, withBelow = true, keyword, status }, setQuery] = useUrlQuery(qryDeptUsers)
  const states = (['active', 'disabled'] as const).map((value) => ({
    value,
    label: t(`organisation.status.${value}`),
  }))
  const columns = usePeopleColumns()
  const isNarrowed = (keyword ?? '') !== '' || status !== undefined
  return (
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
        {
          name: 'status',
          label: t('organisation.state'),
          control: <Select hint={t('common.all')} options={states} />,
        },
      ]}
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
  )
}

function usePeopleColumns(): readonly Column<OrgPerson>[] {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const roleName = ({ name, enName }: OrgPerson['roles'][number]) => (isEnglish && enName !== '' ? enName : name)
  return [
    { key: 'userName', title: t('organisation.name'), lead: true, sort: 'userName' },
    {
      key: 'userCode',
      sort: 'userCode',
      title: t('organisation.account'),
      render: ({ userCode }) => <span className="num together">{userCode}</span>,
    },
    { key: 'deptName', title: t('organisation.department') },
    {
      key: 'roles',
      title: t('organisation.roles'),
      render: ({ roles }) => roles.map(roleName).join(t('organisation.and')) || '-',
    },
    {
      key: 'status',
      title: t('organisation.state'),
      render: ({ status }) => (
        <StatusTag tone={status === 'active' ? 'ok' : 'mute'}>{t(`organisation.status.${status}`)}</StatusTag>
      ),
    },
    {
      key: 'lastLoginAt',
      sort: 'lastLoginAt',
      title: t('organisation.lastLogin'),
      render: ({ lastLoginAt }) => (
        <span className="num together">{lastLoginAt === null ? '-' : <Brief at={lastLoginAt} />}</span>
      ),
    },
  ]
}
