import { useTranslation } from 'react-i18next'
import { exportDeptUsers, type OrgPerson, qryDeptUsers } from '#contract/identity/identity.ts'
import { Brief } from '#web/kit/Brief.tsx'
import { Check } from '#web/kit/Check.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { useLocale } from '#web/kit/preferences.ts'
import { SelectBox } from '#web/kit/SelectBox.tsx'
import { StatusTag } from '#web/kit/StatusTag.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
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
    label: t(`office.organisation.status.${value}`),
  }))
  const columns = usePeopleColumns()
  const isNarrowed = (keyword ?? '') !== '' || status !== undefined
  return (
    <ListPanel
      route={qryDeptUsers}
      exported={exportDeptUsers}
      label={t('office.organisation.people')}
      rowKey={({ userId }) => userId}
      columns={columns}
      filters={[
        {
          name: 'keyword',
          label: t('office.organisation.person'),
          control: <TextBox maxLength={64} placeholder={t('office.organisation.personHint')} />,
        },
        {
          name: 'status',
          label: t('office.organisation.state'),
          control: <SelectBox hint={t('common.all')} options={states} />,
        },
      ]}
      beside={
        deptId !== undefined && (
          <div className={css['below']}>
            <Check
              label={t('office.organisation.withBelow')}
              checked={withBelow}
              onChange={(checked) => setQuery({ withBelow: checked ? undefined : false })}
            />
          </div>
        )
      }
      empty={
        <Empty
          drawing={isNarrowed ? 'search' : 'box'}
          title={t(isNarrowed ? 'office.organisation.nobodyFound' : 'office.organisation.nobody')}
          reason={t(isNarrowed ? 'office.organisation.nobodyFoundReason' : 'office.organisation.nobodyReason')}
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
    { key: 'userName', title: t('office.organisation.name'), lead: true, sort: 'userName' },
    {
      key: 'userCode',
      sort: 'userCode',
      title: t('office.organisation.account'),
      render: ({ userCode }) => <span className="num together">{userCode}</span>,
    },
    { key: 'deptName', title: t('office.organisation.department') },
    {
      key: 'roles',
      title: t('office.organisation.roles'),
      render: ({ roles }) => roles.map(roleName).join(t('office.organisation.and')) || '-',
    },
    {
      key: 'status',
      title: t('office.organisation.state'),
      render: ({ status }) => (
        <StatusTag tone={status === 'active' ? 'ok' : 'mute'}>{t(`office.organisation.status.${status}`)}</StatusTag>
      ),
    },
    {
      key: 'lastLoginAt',
      sort: 'lastLoginAt',
      title: t('office.organisation.lastLogin'),
      render: ({ lastLoginAt }) => (
        <span className="num together">{lastLoginAt === null ? '-' : <Brief at={lastLoginAt} />}</span>
      ),
    },
  ]
}
