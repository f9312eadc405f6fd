import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from '../../scripts/test/find-program.mjs'
import type { StaticServer } from './static-server'

/** Serves a static site by nginx as docs/static-site.md shows. @throws if nginx is not installed */
export async function serveWithNginx(site: string, base: string): Promise<StaticServer> {
  const program = process.env['NGINX_PATH'] || findProgram(['nginx'], ['/usr/sbin/nginx'])
  if (!program) throw new Error('nginx is not installed. On Debian: apt install nginx')
  const folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'))
  mkdirSync(join(folder, 'logs'))
  const port = await freePort()
  const log = join(folder, 'logs/missing.log')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    // The processes of nginx would otherwise become those of another user, who cannot read the folder.
    `daemon off; user root; pid ${folder}/nginx.pid; error_log ${folder}/logs/error.log;
    events {}
    http {
      include /etc/nginx/mime.types;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      map $status $is_missing { 404 1; default 0; }
      log_format path "$uri";
      access_log ${log} path if=$is_missing;
      server {
        listen 127.0.0.1:${port};
        absolute_redirect off;
        location ${base}/ {
          alias ${site}/;
          index index.html;
          error_page 404 ${base}/404.html;
        }
      }
    }`,
  )
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const address = `http://127.0.0.1:${port}${base}`
  while (!(await fetch(`${address}/`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx ended.')
    await wait(20)
  }
  return {
    address,
    get missing() {
      return readFileSync(log, 'utf8')
        .split('\n')
        .filter((path) => path !== '' && path !== '/favicon.ico')
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
