import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoginRecord, myLogins } from '#contract/identity/account.ts'
import { sizeOfAll } from '#contract/kit/list.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import css from './Account.module.css'

/**
 * Login history, including failed attempts. It is not a `LocalList`, which would take the page with it if the history
 * cannot be read.
 */
export function LoginsSection() {
  const { t } = useTranslation()
  const [query, setQuery] = useState({ page: 1, limit: 10 })
  const { reply: page, hasFailed, retry } = useRead(myLogins, query, { suspense: false })
  const columns = [
    { key: 'at', title: t('login.logins.at'), lead: true, render: ({ at }: LoginRecord) => secondOf(at) },
    {
      key: 'method',
      title: t('login.logins.method'),
      render: (record: LoginRecord) => t(`login.sessionMethod.${record.method}`),
    },
    {
      key: 'result',
      title: t('login.logins.result'),
      render: ({ result, reason }: LoginRecord) => (
        <div className={css['result']}>
          <StatusTag tone={result === 'ok' ? 'ok' : 'err'}>{result === 'ok' ? t('login.logins.ok') : reason}</StatusTag>
        </div>
      ),
    },
    { key: 'account', title: t('login.qr.account'), render: ({ userCode }: LoginRecord) => userCode ?? '-' },
    { key: 'device', title: t('login.qr.device'), render: ({ device }: LoginRecord) => device || '-' },
    { key: 'ip', title: t('login.qr.address') },
  ]
  return (
    <Section title={t('login.logins.title')}>
      {hasFailed && <ErrorNotice onRetry={retry} />}
      {!page && !hasFailed && <Skeleton />}
      {page && (
        <>
          <Table label={t('login.logins.list')} rows={page.records} rowKey={({ id }) => id} columns={columns} />
          {page.total > 0 && (
            <Pager
              page={page}
              allAt={sizeOfAll}
              capped={page.totalIsCapped ?? false}
              onQuery={(patch) => setQuery({ page: 1, limit: query.limit, ...patch })}
            />
          )}
        </>
      )}
    </Section>
  )
}
