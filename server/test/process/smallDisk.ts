import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startDatabase } from '../database.ts'

/** A tmpfs that can be filled completely. Undefined unless on Linux as root. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'baicai-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]
  if (process.platform === 'linux' && spawnSync('mount', options).status === 0) return new SmallDisk(folder)
  rmSync(folder, { recursive: true })
  return undefined
}

export class SmallDisk {
  readonly folder: string
  constructor(folder: string) {
    this.folder = folder
  }

  private get ballast(): string {
    return join(this.folder, 'ballast')
  }

  /** Takes all free space, including space freed since the last call; in a child process, because it may take long. */
  async fill(): Promise<void> {
    const words = ['if=/dev/zero', `of=${this.ballast}`, 'bs=64k', 'oflag=append', 'conv=notrunc']
    await once(spawn('dd', words, { stdio: 'ignore' }), 'exit')
  }

  free(): void {
    rmSync(this.ballast, { force: true })
  }

  remove(): void {
    if (existsSync(this.folder)) spawnSync('umount', ['-l', this.folder])
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** One PostgreSQL on a small disk, and another small disk for files; without mounts the tests are skipped. */
export async function setup(project: TestProject) {
  const [data, files] = [mountSmallDisk(500), mountSmallDisk(40)]
  const stop = await startDatabase(project, data && join(data.folder, 'data'), files && join(files.folder, 'files'))
  project.provide('smallDisks', data && files ? { data: data.folder, files: files.folder } : null)
  return async () => {
    await stop()
    data?.remove()
    files?.remove()
  }
}
