import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Ceremony as Keying, restartCeremony, type Sharer } from '#contract/sourcing/ceremony.ts'
import { useReload, useWrite } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { confirm as ask, toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { useUnlock } from '../keys/useUnlock.tsx'
import css from '../Opening.module.css'
import { SharerCards } from '../SharerCards.tsx'
import { Trouble } from '../Trouble.tsx'
import { confirm, makeHalf } from './takePart.ts'

const stepOf = ({ hasHalf, hasConfirmed }: Sharer) => (hasConfirmed ? 'confirmed' : hasHalf ? 'toConfirm' : 'toMake')

/** Key ceremony of an approved project: participants, confirmations and the person's next step. */
export function Ceremony({ ceremony }: { readonly ceremony: Keying }) {
  const { t } = useTranslation()
  const { title, projectNo, mode, k, n, status, publishAt, sharers, isOutdated } = ceremony
  return (
    <>
      <section className={`card ${css['head']}`} aria-label={title}>
        <div className={css['line']}>
          <StatusTag as="tag" tone={status === 'ready' ? 'ok' : 'warn'}>
            {t(status === 'ready' ? 'opening.ceremony.ready' : 'opening.ceremony.keying')}
          </StatusTag>
          <Tag>{t(`projects.field.sealMode.options.${mode}`)}</Tag>
          <span>{projectNo}</span>
        </div>
        <p className={css['title']}>{title}</p>
        <DescriptionList
          variant="strip"
          items={[
            { label: t('opening.shares'), value: t('opening.kOfN', { k, n }) },
            {
              label: t('opening.ceremony.publishAt'),
              value: publishAt ? <Brief at={publishAt} /> : t('opening.ceremony.byHand'),
            },
          ]}
        />
      </section>
      <Section title={t('opening.sharers')} note={t('opening.ceremony.note')}>
        <div className={css['column']}>
          <Alert tone="info">{t(`opening.setUp.text.${mode}`)}</Alert>
          {isOutdated && (
            <Alert tone="warn" title={t('opening.ceremony.outdated')}>
              {t('opening.ceremony.outdatedWhy')}
            </Alert>
          )}
          <SharerCards
            label={t('opening.sharers')}
            cards={sharers.map((sharer) => ({
              ...sharer,
              tone: sharer.hasConfirmed ? 'ok' : 'warn',
              word: t(`opening.ceremony.step.${stepOf(sharer)}`),
              ...(sharer.isMaker ? { note: t('opening.setUp.maker') } : {}),
            }))}
          />
          <MyPart ceremony={ceremony} />
        </div>
      </Section>
    </>
  )
}

function MyPart({ ceremony }: { readonly ceremony: Keying }) {
  const { t } = useTranslation()
  const reload = useReload()
  const { unlock, dialog } = useUnlock()
  const { duty, canRestart, projectId } = ceremony
  const act = useMutation<boolean>({
    meta: { silent: true },
    mutationFn: async () => {
      const me = await unlock()
      if (!me) return false
      await (duty === 'makeHalf' ? makeHalf(ceremony, me) : confirm(ceremony, me))
      me.secret.fill(0)
      return true
    },
    onSuccess: (isDone) => isDone && toast.success(t('opening.done')),
    onSettled: reload,
  })
  const restart = useWrite(restartCeremony, { onDone: () => toast.success(t('opening.done')) })
  const onRestart = async () => {
    const word = t('opening.ceremony.restart')
    const text = t('opening.ceremony.restartText')
    if (await ask({ title: word, text, ok: word, cancel: t('common.cancel'), danger: true }))
      restart.mutate({ projectId })
  }
  return (
    <>
      <Trouble error={act.error} />
      <div className={css['actions']}>
        {duty && isSecureContext && (
          <Button variant="solid" busy={act.isPending} onClick={() => act.mutate()}>
            {t(`opening.ceremony.duty.${duty}`)}
          </Button>
        )}
        {canRestart && (
          <Button variant="danger" busy={restart.isPending} onClick={() => void onRestart()}>
            {t('opening.ceremony.restart')}
          </Button>
        )}
      </div>
      {duty === null && <p className={css['note']}>{t('opening.nothingToDo')}</p>}
      {dialog}
    </>
  )
}
