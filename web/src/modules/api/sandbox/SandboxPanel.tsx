import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createSandbox,
  endSandbox,
  getSandbox,
  resetSandbox,
  sandboxUnusedDays,
  type Sandbox,
} from '#contract/platform/sandboxes.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { ShownOnce } from '../ShownOnce.tsx'
import css from '../Api.module.css'
import { SandboxMessages } from './SandboxMessages.tsx'

/** Sandbox of the company: a tenant of its own to try out the API. */
export function SandboxPanel() {
  const { t } = useTranslation()
  const { isHere, host, sandbox } = useRead(getSandbox, {})
  const [link, setLink] = useState<string>()
  const create = useWrite(createSandbox, { onDone: (reply) => setLink(reply.link) })
  const button = (
    <Button variant="solid" busy={create.isPending} disabled={host === ''} onClick={() => create.mutate({})}>
      {t('sandbox.create')}
    </Button>
  )
  return (
    <Stack>
      {isHere && <Alert tone="info" title={t('sandbox.here')} />}
      {!isHere && !sandbox && (
        <Section title={t('sandbox.title')} actions={button}>
          <div className={css['body']}>
            <span>{t('sandbox.text', { days: sandboxUnusedDays })}</span>
            <span>{host === '' ? t('sandbox.noHost') : t('sandbox.host', { host })}</span>
          </div>
        </Section>
      )}
      {sandbox && <OpenSandbox sandbox={sandbox} onLink={setLink} />}
      {(isHere || sandbox) && <SandboxMessages />}
      {link !== undefined && (
        <ShownOnce
          title={t('sandbox.linkTitle')}
          note={t('sandbox.linkText')}
          secret={link}
          onClose={() => setLink(undefined)}
        />
      )}
    </Stack>
  )
}

interface OpenSandboxProps {
  readonly sandbox: Sandbox
  readonly onLink: (link: string) => void
}

function OpenSandbox({
  sandbox: { id, url, products, keys, createdAt, usedAt, unusedUntil },
  onLink,
}: OpenSandboxProps) {
  const { t } = useTranslation()
  const reset = useWrite(resetSandbox, { onDone: (reply) => onLink(reply.link) })
  const end = useWrite(endSandbox, { onDone: () => toast.success(t('sandbox.ended')) })
  const ask = async (act: 'reset' | 'end') => {
    const texts = { title: t(`sandbox.${act}Title`), text: t(`sandbox.${act}Text`), ok: t(`sandbox.${act}`) }
    if (!(await confirm({ ...texts, cancel: t('common.cancel'), danger: true }))) return
    if (act === 'reset') reset.mutate({ id })
    else end.mutate({ id })
  }
  const actions = (
    <>
      <Button busy={reset.isPending} onClick={() => void ask('reset')}>
        {t('sandbox.reset')}
      </Button>
      <Button variant="danger" busy={end.isPending} onClick={() => void ask('end')}>
        {t('sandbox.end')}
      </Button>
    </>
  )
  const address = (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  )
  return (
    <Section title={t('sandbox.title')} actions={actions}>
      <DescriptionList
        items={[
          { label: t('sandbox.field.url'), value: address, wide: true },
          { label: t('sandbox.field.products'), value: products },
          { label: t('sandbox.field.keys'), value: keys },
          { label: t('sandbox.field.createdAt'), value: <Brief at={createdAt} /> },
          { label: t('sandbox.field.usedAt'), value: usedAt === null ? t('sandbox.neverUsed') : <Brief at={usedAt} /> },
          { label: t('sandbox.field.unusedUntil'), value: unusedUntil },
        ]}
      />
    </Section>
  )
}
