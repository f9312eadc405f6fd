import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { freePort, startProgram, type Program } from '../../../measure/process'

export interface ReferenceServer extends Program {
  readonly url: string
}

/** Starts nginx with one worker that serves a precompressed file: the upper limit for a page. */
export async function startNginx(gzipped: Buffer, core: number): Promise<ReferenceServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'))
  mkdirSync(join(folder, 'html'))
  writeFileSync(join(folder, 'html/index.html.gz'), gzipped)
  writeFileSync(join(folder, 'html/index.html'), gunzipSync(gzipped))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const url = `http://127.0.0.1:${port}/`
  const program = await startProgram({
    name: 'nginx',
    command: 'nginx',
    args: ['-c', join(folder, 'nginx.conf'), '-p', folder],
    readyUrl: url,
    core,
  })
  return {
    ...program,
    url,
    stop: async () => {
      await program.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

const configuration = (folder: string, port: number) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  default_type text/html;
  keepalive_requests 10000000;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10 inactive=600s;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${folder}/html;
    gzip_static on;
  }
}
`
