import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Jigsaw } from './Jigsaw.tsx'
import type { Puzzle, SliderAnswer } from './puzzle.ts'

interface SliderDialogProps {
  readonly load: () => Promise<Puzzle>
  readonly onSolve: (answer: SliderAnswer) => void
  readonly onClose: () => void
  /** Refusal of the last answer; removed while the next one is checked. Each refusal brings a new puzzle. */
  readonly refusal?: string | undefined
}

/** Puzzle dialog: the piece is moved by mouse, finger or arrow keys. */
export function SliderDialog({ load, onSolve, onClose, refusal }: SliderDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [round, setRound] = useState(0)
  const [shownRefusal, setShownRefusal] = useState(refusal)
  const [isWrong, setWrong] = useState(false)
  if (shownRefusal !== refusal) {
    setShownRefusal(refusal)
    setWrong(refusal !== undefined)
    if (refusal !== undefined) setRound(round + 1)
  }
  const puzzle = useQuery({
    queryKey: ['slider', id, round],
    queryFn: load,
    staleTime: Infinity,
    gcTime: 0,
    // Keeps the previous puzzle until the new one is loaded.
    placeholderData: keepPreviousData,
  })
  const refresh = () => {
    setWrong(false)
    setRound(round + 1)
  }
  return (
    <Dialog
      title={t('login.slider.title')}
      width={448}
      onClose={onClose}
      tools={
        <button type="button" aria-label={t('login.slider.refresh')} onClick={refresh}>
          <Icon of={ReloadOutlined} spin={puzzle.isFetching} />
        </button>
      }
    >
      <Jigsaw
        puzzle={puzzle.data}
        isReady={puzzle.isSuccess && !puzzle.isPlaceholderData}
        failure={puzzle.isError && !puzzle.isFetching ? puzzle.error : undefined}
        onRetry={() => void puzzle.refetch()}
        refusal={isWrong ? refusal : undefined}
        onMove={() => setWrong(false)}
        onSolve={onSolve}
      />
    </Dialog>
  )
}
