import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from '../../../scripts/test/find-program.mjs'
import { freePort } from '../../e2e/product/running/start-product'

/** Null: nginx is not installed (on Debian: apt install nginx). */
export const findNginx = () =>
  process.env['NGINX_PATH'] || findProgram(['nginx'], ['/usr/sbin/nginx'])

/** Starts nginx as a proxy in front of sites, with the configuration that docs/operation.md shows. */
export async function startNginx(program: string, sites: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'))
  mkdirSync(join(folder, 'logs'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/logs/error.log;
    worker_processes 1;
    events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 1000000;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      upstream tessera { ${sites.map((site) => `server ${new URL(site).host} max_fails=0;`).join(' ')} keepalive 32; }
      server {
        listen 127.0.0.1:${port};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        location / { proxy_pass http://tessera; }
        location /assets/ {
          proxy_pass http://tessera;
          proxy_next_upstream error timeout http_404;
        }
      }
    }`,
  )
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx ended.')
    await wait(20)
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
