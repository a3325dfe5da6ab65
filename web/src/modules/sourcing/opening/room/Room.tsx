import { useTranslation } from 'react-i18next'
import { findOpeningRoom, type OpeningRoom, type RoomSharer } from '#contract/sourcing/openingRoom.ts'
import { useRead } from '#web/kit/client/api.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { StatusTag, Tag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { ClosingHead } from '../../closing/ClosingHead.tsx'
import { useClosingHead } from '../../closing/useClosingHead.ts'
import { wholeTime } from '../../countdown/projectTime.ts'
import { useLive } from '../../countdown/useLive.ts'
import { useServerClock } from '../../countdown/useServerTime.ts'
import css from '../Opening.module.css'
import { SharerCards } from '../SharerCards.tsx'
import { GivenUp } from './GivenUp.tsx'
import { MyPart } from './MyPart.tsx'
import { Outcomes } from './Outcomes.tsx'
import { Stalled } from './Stalled.tsx'

const tones: Readonly<Record<OpeningRoom['status'], Tone>> = {
  open: 'info',
  closed: 'warn',
  opening: 'warn',
  opened: 'ok',
  failed: 'err',
}

/** Opening of a round: released and missing shares, results, and signatures. */
export function Room({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const room = useRead(findOpeningRoom, { projectId })
  useLive([findOpeningRoom])
  useServerClock(room.now)
  const received = useClosingHead({ ...room, isAbandoned: room.status === 'failed' })
  const { title, projectNo, round, mode, k, n, status, endAt, submitted, unconfirmed, released, sharers } = room
  const { signaturesNeeded } = room
  const signed = sharers.filter(({ hasSigned }) => hasSigned).length
  return (
    <>
      <section className={`card ${css['head']}`} aria-label={title}>
        <div className={css['line']}>
          <StatusTag as="tag" tone={tones[status]}>
            {t(`opening.room.status.${status}`)}
          </StatusTag>
          <Tag>{t(`projects.field.sealMode.options.${mode}`)}</Tag>
          {round > 1 && <Tag>{t('negotiation.round', { round })}</Tag>}
          <span>{projectNo}</span>
        </div>
        <p className={css['title']}>{title}</p>
        <DescriptionList
          variant="strip"
          items={[
            { label: t('opening.room.endAt'), value: wholeTime(endAt) },
            { label: t('opening.room.submitted'), value: submitted },
            ...(unconfirmed > 0 ? [{ label: t('opening.room.unconfirmed'), value: unconfirmed }] : []),
            ...(mode === 'automatic'
              ? []
              : [
                  { label: t('opening.shares'), value: t('opening.kOfN', { k, n }) },
                  { label: t('opening.room.released'), value: `${released} / ${k}` },
                  { label: t('opening.room.signed'), value: `${signed} / ${signaturesNeeded}` },
                ]),
          ]}
        />
      </section>
      <Section title={t('opening.sharers')} note={mode === 'automatic' ? undefined : t(`opening.room.note.${status}`)}>
        <div className={css['column']}>
          <Alert tone={mode === 'automatic' ? 'warn' : 'info'}>{t(`opening.room.text.${mode}`)}</Alert>
          {mode !== 'automatic' && <Cards room={room} />}
          <Stalled room={room} />
          <GivenUp room={room} />
          <MyPart room={room} />
        </div>
      </Section>
      {room.outcomes.length > 0 && <Outcomes room={room} />}
      <Section title={t('opening.room.head')} note={t('opening.room.headNote')}>
        <ClosingHead received={received} />
      </Section>
    </>
  )
}

function Cards({ room: { status, sharers } }: { readonly room: OpeningRoom }) {
  const { t } = useTranslation()
  const wordOf = ({ releasedAt, kind }: RoomSharer) =>
    releasedAt !== null ? 'released' : status === 'open' ? 'waiting' : kind === 'platform' ? 'automatic' : 'missing'
  return (
    <SharerCards
      label={t('opening.sharers')}
      cards={sharers.map((sharer) => {
        const { releasedAt, hasSigned, loss, substitute } = sharer
        const parts = [
          substitute ? t('opening.handOver.by', { name: substitute.name, time: wholeTime(substitute.handedAt) }) : '',
          releasedAt === null ? '' : wholeTime(releasedAt),
          hasSigned ? t('opening.room.hasSigned') : '',
        ]
        return {
          ...sharer,
          fingerprint: substitute?.fingerprint ?? sharer.fingerprint,
          tone: loss ? 'err' : releasedAt === null ? 'mute' : 'ok',
          word: loss
            ? t(`opening.room.loss.${loss}`)
            : t(`opening.room.share.${status === 'opened' && releasedAt === null ? 'notNeeded' : wordOf(sharer)}`),
          note: parts.filter(Boolean).join(' · '),
        }
      })}
    />
  )
}
