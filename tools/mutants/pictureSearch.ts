import type { Mutant } from './mutant.ts'

const routes = 'server/src/modules/catalogue/pictureSearch/recognition.routes.test.ts'

export const pictureSearch: readonly Mutant[] = [
  {
    guards: 'I-144',
    without: 'the owner of a picture that goods are searched by',
    edits: [
      {
        file: 'server/src/modules/files/file.service.ts',
        from: 'file?.entity === null && file.created_by === actor.userId ? file',
        to: "file?.entity === null && actor.userId !== '' ? file",
      },
    ],
    test: { file: routes, name: 'reads only uploads of the caller' },
  },
  {
    guards: 'I-144',
    without: 'the pattern of the address of a picture',
    edits: [
      {
        file: 'contract/src/catalogue/pictureSearch.ts',
        from: 'imageUrl.startsWith(folder) ? address.exec(imageUrl)',
        to: 'imageUrl.length > 0 ? address.exec(imageUrl)',
      },
    ],
    test: { file: routes, name: 'reads only uploads of the caller' },
  },
  {
    guards: 'I-145',
    without: 'the turn of those whose pictures took less time',
    edits: [
      {
        file: 'server/src/kit/ocr/ocr.ts',
        from: 'waiting.toSorted((one, other) => timeSpent(one.caller) - timeSpent(other.caller))[0]',
        to: 'waiting[0]',
      },
    ],
    test: {
      file: 'server/src/kit/ocr/ocr.test.ts',
      name: 'text reader: callers whose pictures took long wait for the others, and make room for them',
    },
  },
  {
    guards: 'I-145',
    without: 'the length of the queue of pictures',
    edits: [
      {
        file: 'server/src/kit/ocr/ocr.ts',
        from: 'if (current && waiting.length >= maxWaiting) leaveToOthers(caller)',
        to: 'if (current && waiting.length > maxWaiting * 9) leaveToOthers(caller)',
      },
    ],
    test: {
      file: 'server/src/kit/ocr/ocr.test.ts',
      name: "text reader: a caller's last picture replaces earlier ones; the queue is limited",
    },
  },
  {
    guards: 'I-145',
    without: 'the end of a process that hangs',
    edits: [
      {
        file: 'server/src/kit/ocr/ocr.ts',
        from: "      stop()\n      done((job) => job.fail(new Error('the picture took too long')))",
        to: "      done((job) => job.fail(new Error('the picture took too long')))",
      },
    ],
    test: {
      file: 'server/src/kit/ocr/ocr.test.ts',
      name: 'text reader: a hanging process is replaced after a timeout',
    },
  },
]
