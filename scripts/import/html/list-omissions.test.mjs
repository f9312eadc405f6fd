import { expect, test } from 'vitest'
import { listOmissions } from './list-omissions.mjs'

test('lists nothing for a text that is imported completely', () => {
  const html = `<p style="color:red">Words, <a href="/about">us</a>, <img src="a.jpg"></p>
    <iframe src="https://player.vimeo.com/video/76979871"></iframe>
    <video src="press.mp4"><p>Get <a href="index.php?get=player">a player</a></p></video>`
  expect(listOmissions(html)).toEqual([])
})

test('lists each kind in singular or plural', () => {
  const html = `<script>a()</script><script src="b.js"><p>x</p></script><style>p{}</style>
    <form action="/send"><input><p onclick="c()">Words <a href="index.php?id=2">old</a></p></form>
    <object data="x.swf"><embed src="x.swf"></object><audio src="a.mp3"></audio>
    <video><source type="video/mp4"><object data="player.swf"></object></video>
    <p>{loadposition map}{loadmodule mod_login,Log in} {not one}</p>
    <iframe src="https://maps.example/"></iframe><iframe src="map.html"></iframe>`
  expect(listOmissions(html)).toEqual([
    '2 scripts',
    'a style sheet',
    'a form (its text is kept)',
    'an audio file',
    'a video without a file',
    'a plug-in object',
    '2 module placeholders',
    'a frame without a web address',
    'a frame (replaced by a link)',
    'an attribute that runs a script',
    'the link to index.php?id=2 (its text is kept)',
  ])
})
