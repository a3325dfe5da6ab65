import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoginRecord, myLogins } from '#contract/identity/account.ts'
import { usePart } from '#web/kit/api.ts'
import { DataTable } from '#web/kit/DataTable.tsx'
import { Failed } from '#web/kit/Failed.tsx'
import { Section } from '#web/kit/Section.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { StatusTag } from '#web/kit/StatusTag.tsx'
import { secondOf } from '#web/kit/time.ts'
import css from './Account.module.css'

/** How the person has come in, and how somebody has tried to. */
export function LoginsSection() {
  const { t } = useTranslation()
  const [question, setQuestion] = useState({ page: 1, limit: 10 })
  const { reply: page, hasFailed, again } = usePart(myLogins, question)
  const columns = [
    { key: 'at', title: t('login.logins.at'), lead: true, render: ({ at }: LoginRecord) => secondOf(at) },
    { key: 'way', title: t('login.logins.way'), render: ({ way }: LoginRecord) => t(`login.sessionWay.${way}`) },
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
      {hasFailed && <Failed onAgain={again} />}
      {!page && !hasFailed && <Skeleton />}
      {page && (
        <DataTable
          label={t('login.logins.list')}
          page={page}
          rowKey={({ id }) => id}
          columns={columns}
          onQuery={(patch) => setQuestion({ ...question, ...patch })}
        />
      )}
    </Section>
  )
}
