#!/usr/bin/env bash
# Whether the server on this computer is ready, without a Node process of its own: the health check of the image.
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-3000}" || exit 1
printf 'GET /api/ready HTTP/1.0\r\n\r\n' >&3
read -r answer <&3 && [[ $answer == *' 200 '* ]]
