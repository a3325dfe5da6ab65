import { useTranslation } from 'react-i18next'
import { getAuditChain, verifyAuditChain } from '#contract/logs/auditChain.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { LogTime } from './useLogFilters.tsx'
import css from './Logs.module.css'

/** The chain over everything that happened: its head, to be kept elsewhere, and what the checks of it found. */
export function AuditChainPage() {
  const { t } = useTranslation()
  const { head, links, waiting, verifications } = useRead(getAuditChain, {})
  const verify = useWrite(verifyAuditChain, {
    onDone: ({ badLink }) =>
      badLink === null ? toast.success(t('logs.chain.right')) : toast.error(t('logs.chain.wrong', { link: badLink })),
  })
  const bad = verifications[0]?.badLink ?? null
  return (
    <Page
      title={t('logs.chain.title')}
      purpose={t('logs.chain.purpose')}
      actions={
        <Button variant="solid" busy={verify.isPending} onClick={() => verify.mutate({})}>
          {t('logs.chain.verify')}
        </Button>
      }
    >
      <Stack>
        {bad !== null && <Alert tone="err" title={t('logs.chain.wrong', { link: bad })} />}
        <Card>
          <DescriptionList
            items={[
              { label: t('logs.chain.links'), value: links },
              { label: t('logs.chain.waiting'), value: waiting },
              {
                label: t('logs.chain.head'),
                wide: true,
                value: (
                  <span className={css['head']}>
                    {head || '-'} {head !== '' && <CopyButton text={head} />}
                  </span>
                ),
              },
            ]}
          />
        </Card>
        <Section title={t('logs.chain.checks')}>
          {verifications.length === 0 && <p>{t('logs.chain.noChecks')}</p>}
          <ul className={css['changes']}>
            {verifications.map(({ id, at, actorName, links: checked, badLink }) => (
              <li key={id}>
                <StatusTag tone={badLink === null ? 'ok' : 'err'}>
                  {badLink === null ? t('logs.chain.right') : t('logs.chain.wrong', { link: badLink })}
                </StatusTag>{' '}
                <LogTime at={at} /> {actorName || t('logs.chain.daily')} · {t('logs.chain.checked', { links: checked })}
              </li>
            ))}
          </ul>
        </Section>
      </Stack>
    </Page>
  )
}
