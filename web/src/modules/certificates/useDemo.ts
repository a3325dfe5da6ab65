import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Acts, type Known, type Line, openDemo, type Step, steps } from './demo.ts'

type Lines = Readonly<Partial<Record<Step, readonly Line[]>>>

/** State of the demo, with the recorded messages. */
export function useDemo() {
  const [at, setAt] = useState(0)
  const [known, setKnown] = useState<Known>({})
  const [lines, setLines] = useState<Lines>({})
  const step = steps[at]
  const acts = useRef<Acts>(undefined)
  const telling = useRef<Step>('driver')

  const record = (line: Line) => {
    const to = telling.current
    setLines((before) => ({ ...before, [to]: [...(before[to] ?? []), line] }))
  }
  const act = useMutation<void, Error, string>({
    meta: { silent: true },
    mutationFn: async (pin) => {
      if (!step) return
      telling.current = step
      acts.current ??= openDemo(record)
      // Removes the messages of a failed attempt before the next one.
      setLines((before) => ({ ...before, [step]: [] }))
      setKnown(await acts.current[step](known, pin))
      setAt(at + 1)
    },
  })
  const restart = () => {
    act.reset()
    acts.current = undefined
    setAt(0)
    setKnown({})
    setLines({})
  }
  const choose = (chosen: Known['chosen']) => chosen && setKnown({ ...known, chosen })
  return { at, step, known, lines, act, restart, choose }
}
export type Demo = ReturnType<typeof useDemo>
