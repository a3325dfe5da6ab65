import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type OrgPerson, qryDeptUsers } from '#contract/identity/identity.ts'
import { Brief } from '#web/kit/Brief.tsx'
import { useRead } from '#web/kit/api.ts'
import { Check } from '#web/kit/Check.tsx'
import { type Column, DataTable } from '#web/kit/DataTable.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { Filters } from '#web/kit/office/Filters.tsx'
import { useLocale } from '#web/kit/preferences.ts'
import { SelectBox } from '#web/kit/SelectBox.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { StatusTag } from '#web/kit/StatusTag.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import { useQueryOf } from '#web/kit/url.ts'
import css from './OrganisationPage.module.css'

/** Who is in the chosen department; only to be looked at. */
export function People() {
  const { t } = useTranslation()
  const [{ deptId, withBelow = true, keyword, status }, setQuery] = useQueryOf(qryDeptUsers)
  const states = (['active', 'disabled'] as const).map((value) => ({
    value,
    label: t(`organisation.status.${value}`),
  }))
  return (
    <>
      <Filters<{ keyword: string | undefined; status: typeof status }>
        value={{ keyword, status }}
        onSearch={setQuery}
        fields={[
          {
            name: 'keyword',
            label: t('organisation.person'),
            control: <TextBox maxLength={64} placeholder={t('organisation.personHint')} />,
          },
          {
            name: 'status',
            label: t('organisation.state'),
            control: <SelectBox hint={t('common.all')} options={states} />,
          },
        ]}
      />
      {deptId !== undefined && (
        <div className={css['below']}>
          <Check
            label={t('organisation.withBelow')}
            checked={withBelow}
            onChange={(checked) => setQuery({ withBelow: checked ? undefined : false })}
          />
        </div>
      )}
      <Suspense fallback={<Skeleton />}>
        <Found />
      </Suspense>
    </>
  )
}

function Found() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(qryDeptUsers)
  const page = useRead(qryDeptUsers, query)
  const columns = usePeopleColumns()
  const isNarrowed = (query.keyword ?? '') !== '' || query.status !== undefined
  return (
    <DataTable
      label={t('organisation.people')}
      page={page}
      rowKey={({ userId }) => userId}
      columns={columns}
      onQuery={setQuery}
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
    { key: 'userName', title: t('organisation.name'), lead: true },
    {
      key: 'userCode',
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
      title: t('organisation.lastLogin'),
      render: ({ lastLoginAt }) => (
        <span className="num together">{lastLoginAt === null ? '-' : <Brief at={lastLoginAt} />}</span>
      ),
    },
  ]
}
